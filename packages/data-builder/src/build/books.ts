import type { Library } from '@rulestone/text'
import type { Book } from '../schema/index.ts'

/** Every book, in order, with its chapters. */
export const buildBooks = ({ books }: Library): Book[] =>
  books.map(({ id, title, introduction, chapters }) => ({
    id,
    title: { ...title },
    ...(introduction && { introduction: { ...introduction } }),
    chapters: chapters.map((chapter) => ({
      id: chapter.id,
      title: { ...chapter.title },
      ...(chapter.introduction && { introduction: { ...chapter.introduction } }),
      rules: [...chapter.entries],
    })),
  }))
