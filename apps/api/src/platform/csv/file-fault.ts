/** A value of a file that is wrong, with a message for the user who sent it. */
export type FileFault = { row: number; column: string; value: string; message: string }
