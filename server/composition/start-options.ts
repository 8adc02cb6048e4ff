import { join, resolve } from 'node:path';
import { logLevels, type LogLevel } from '../http/server-log.ts';
import { isPortalBuilt } from '../http/portal-routes.ts';

export interface StartOptions {
  readonly problems: readonly string[];
  /** Folder of a portal that was built elsewhere, served unchanged; undefined for the one built in this folder. */
  readonly portalFolder: string | undefined;
  readonly options: { readonly logLevel: LogLevel; readonly portalFolder: string; readonly sandboxFolder: string };
}

/**
 * Reads start options beyond the server's settings: LOG_LEVEL, and PORTAL_FOLDER for a portal that was built elsewhere.
 */
export function readStartOptions(environment: NodeJS.ProcessEnv, house: string): StartOptions {
  const problems: string[] = [];
  const level = environment['LOG_LEVEL']?.trim().toLowerCase() || 'warn';
  const logLevel = logLevels.find((each) => each === level);
  if (logLevel === undefined) problems.push(`LOG_LEVEL is "${level}"; it must be ${logLevels.join(', ')}`);
  const given = environment['PORTAL_FOLDER']?.trim() || undefined;
  const portalFolder = given === undefined ? undefined : resolve(given);
  if (portalFolder !== undefined && !isPortalBuilt(portalFolder))
    problems.push(`PORTAL_FOLDER ${portalFolder} holds no built portal: there is no index.html in it`);
  return {
    problems,
    portalFolder,
    options: {
      logLevel: logLevel ?? 'warn',
      portalFolder: portalFolder ?? join(house, 'dist/portal'),
      sandboxFolder: join(house, 'dist/sandbox'),
    },
  };
}
