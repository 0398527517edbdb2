/** The expiry of the password that the product makes on its first start. */
export const firstPassword = {
  name: '0020-first-password',
  sql: 'alter table admin add column password_expires_at integer;',
}
