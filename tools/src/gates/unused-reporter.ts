/**
 * A reporter for knip that prints the number of files it analysed. Its own reports omit that, and a run without any files would
 * look successful.
 * @public knip loads it by its path.
 */
export default ({ counters }: { counters: { total: number } }): void => {
  console.log(`analysed ${counters.total} files`)
}
