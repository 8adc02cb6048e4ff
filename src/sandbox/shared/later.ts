/** Does something after so many milliseconds, unless what it answers is called before. */
export type Later = (milliseconds: number, work: () => void) => () => void;
