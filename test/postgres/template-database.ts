/** The migrated database that every test's own is copied from. */
export const templateDatabase = 'directory_template'
