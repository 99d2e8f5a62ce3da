/** The command was given something it cannot use; the message is for a person. Ends with exit code 2. */
export class Misuse extends Error {}
