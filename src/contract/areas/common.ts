import { fileCalls, uploadPolicyWire, uploadedWire } from '../documented/files.ts';
import { partExtensions } from '../extensions/part-extensions.ts';
import { archiveExtensions } from '../extensions/archive-extensions.ts';
import { generatedFileWire } from '../generated-file.ts';
import type { CallGroups, NamedShapes } from '../call-group.ts';

export const commonCalls = { ...fileCalls, ...partExtensions, ...archiveExtensions };

/** Calls of the documents, in the groups of the API's description. */
export const commonGroups = { files: { description: 'Uploads and files', calls: fileCalls } } satisfies CallGroups;

/** Shapes with a name of their own in the API's description. */
export const commonShapes = {
  UploadPolicy: uploadPolicyWire,
  Uploaded: uploadedWire,
  GeneratedFile: generatedFileWire,
} satisfies NamedShapes;
