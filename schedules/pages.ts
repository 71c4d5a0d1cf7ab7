/** What a page counts from its start on. */
export const pages = { calls: 0 }
