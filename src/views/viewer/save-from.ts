/** Lets the browser download from an address, without leaving the page. */
export function saveFrom(address: string | undefined): void {
  if (address === undefined) return;
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.rel = 'noopener';
  link.click();
}
