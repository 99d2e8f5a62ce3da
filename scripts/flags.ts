/** The flags of a script. A wrong flag gets one sentence, and the script ends with 2. */
import { parseArgs } from 'node:util';

export const readFlags: typeof parseArgs = (config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}.`);
    process.exit(2);
  }
};
