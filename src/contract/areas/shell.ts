import { platformCalls, pageConfigWire, menuWire } from '../documented/platform/platform.ts';
import { corpCalls } from '../documented/shell/corp.ts';
import { workbenchCalls } from '../documented/identity/workbench.ts';
import { companyExtensions } from '../extensions/shell/company-extensions.ts';
import type { CallGroups, NamedShapes } from '../call-group.ts';

export const shellAreaCalls = { ...platformCalls, ...corpCalls, ...workbenchCalls, ...companyExtensions };

type Own = typeof shellAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const shellGroups = {
  platform: {
    description: 'Platform, signed-in user and calendar',
    calls: { ...platformCalls, ...corpCalls, ...workbenchCalls },
  },
} satisfies CallGroups;

/** Shapes with a name of their own in the API's description. */
export const shellShapes = { PageConfig: pageConfigWire, Menu: menuWire } satisfies NamedShapes;
