/** A step was refused because another run has taken the job over (fencing). Nothing was written. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
  constructor() {
    super('Another run has taken this job over.')
  }
}
