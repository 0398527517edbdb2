/** The password that the product makes on its first start works for some days only. */
export const firstPassword = {
  name: '0020-first-password',
  sql: 'alter table admin add column password_expires_at integer;',
}
