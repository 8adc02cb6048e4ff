/** The meaning of a colour, which is never shown by colour alone. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'idle';
