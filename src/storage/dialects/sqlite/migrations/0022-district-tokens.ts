/** Once filled the index anew, as 0015 did. */
export const districtTokens = { name: '0022-district-tokens', sql: '' }
