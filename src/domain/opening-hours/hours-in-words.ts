/** Stands in for the days of a listing's hours where the source's text (`By appointment`) names none. */
export const hoursInWords = 'Hours'
