/** The database cannot be used in its present state. The message is one line for the operator who starts the server. */
export class UnusableDatabaseError extends Error {
  override name = 'UnusableDatabaseError'
}

/** Another live process of ours uses the database in the same folder. */
export class DataFolderInUse extends UnusableDatabaseError {
  override name = 'DataFolderInUse'

  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`The data folder ${folder} is in use by process ${pid}; stop it first, or set DATA_DIR to another folder.`)
  }
}
