/** If fewer listings are found, the last word may be half typed, or a trade be called otherwise. */
export const enough = 20
