/** Hidden from people. Only programs that fill in every field fill it in. Apart from the fields, of which most pages need none. */
export const honeypotField = 'website'
