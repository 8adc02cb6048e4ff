/** What a colour says; never said by colour alone. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'idle';
