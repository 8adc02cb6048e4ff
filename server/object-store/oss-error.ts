/** A refusal in the OSS protocol: its status, its code, and the text of the XML answer. */
export class OssError extends Error {
  override readonly name = 'OssError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function alreadyThere(): OssError {
  return new OssError(409, 'FileAlreadyExists', 'The object you specified already exists and can not be overwritten.');
}

/**
 * The OSS error for a fault of the disk. OSS itself has none, because its disks do not fill. Undefined for other
 * faults.
 */
export function diskError(fault: unknown): OssError | undefined {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new OssError(507, 'InsufficientStorage', 'There is no room left for objects.');
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return new OssError(503, 'ReadOnlyStorage', 'Objects can only be read at present.');
  return undefined;
}

/** The XML document of a refusal. */
export function errorDocument(error: OssError, requestId: string, hostName: string): string {
  const fields = { Code: error.code, Message: error.message, RequestId: requestId, HostId: hostName };
  return xmlDocument('Error', fields);
}

export function xmlDocument(root: string, fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields).map(([name, value]) => `  <${name}>${escapeXml(value)}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${lines.join('\n')}\n</${root}>\n`;
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
