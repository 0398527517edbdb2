/** How common the 5,000 most common tokens are, not the 1,000: what is none of them counts as rare (ADR 21). */
export const tokenStatistics = {
  name: '0008-token-statistics',
  sql: 'alter table business alter column tokens set statistics 500; analyze business (tokens)',
}
