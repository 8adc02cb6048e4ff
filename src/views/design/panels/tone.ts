/** The meaning of a colour. Words always state it too. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'idle';
