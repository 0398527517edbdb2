/** Once filled the index anew. Now a server compares how its index was made (0024), and rebuilds it while it serves. */
export const moreTrades = { name: '0015-more-trades', sql: '' }
