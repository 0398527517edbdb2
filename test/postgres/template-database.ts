/** The migrated database of which every test's database is a copy. */
export const templateDatabase = 'directory_template'
