/** The folder that holds rules/, terms/, strings/ and books/. */
export declare const contentFolder: string
