import { definition as categories } from './categories/categories-page.tsx'
import { definition as cities } from './cities/cities-page.tsx'

/** The pages of all trades and of all cities. They are one script, because each file that a page may load has its place in all. */
export const indexPages = { categories, cities }
