import type { MadeFileWire } from '../../contract/made-file.ts';

/** A file that was made for whoever asked: its name, and an address that carries its bytes. */
export const madeFileFromWire = ({ fileName, mimeType, fileContent }: MadeFileWire): { readonly name: string; readonly address: string } => ({ name: fileName, address: `data:${mimeType};base64,${fileContent}` });
