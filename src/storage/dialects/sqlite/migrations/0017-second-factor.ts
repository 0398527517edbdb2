/** What is asked for beside the password, where the administrator wants it: codes of an authenticator, and codes for when it is lost. */
export const secondFactor = {
  name: '0017-second-factor',
  sql: `
    create table second_factor (
      username text primary key,
      secret text not null,
      is_confirmed integer not null,
      last_step integer not null
    ) strict, without rowid;
    create table recovery_code (
      username text not null,
      code_hash text not null,
      primary key (username, code_hash)
    ) strict, without rowid;
  `,
}
