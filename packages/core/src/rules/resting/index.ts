export * from './long-rest.ts'
export * from './rest-interruptions.ts'
export * from './short-rest.ts'
