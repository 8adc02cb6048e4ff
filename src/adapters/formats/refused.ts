/** Why a file is not shown, thrown wherever in it that is found out. */
export class Refused extends Error {
  readonly because: 'damaged' | 'too-large' | 'encrypted';

  constructor(because: 'damaged' | 'too-large' | 'encrypted') {
    super(because);
    this.name = 'Refused';
    this.because = because;
  }
}
