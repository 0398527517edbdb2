/** The names of an upload's files: the table itself, and what is known of it. */
export const uploadFiles = (uploadId: string): [string, string] => [uploadId, `${uploadId}.json`]
