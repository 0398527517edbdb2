/** A job's step by a run that another run has replaced meanwhile: it changed nothing. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
  constructor() {
    super('Another run has taken this job over.')
  }
}
