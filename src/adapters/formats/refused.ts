/** Error that refuses a file, with its reason. */
export class Refused extends Error {
  readonly because: 'damaged' | 'too-large' | 'encrypted';

  constructor(because: 'damaged' | 'too-large' | 'encrypted') {
    super(because);
    this.name = 'Refused';
    this.because = because;
  }
}
