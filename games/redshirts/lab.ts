export const laboratory = null as never;
