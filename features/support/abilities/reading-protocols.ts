export interface OwnProtocol {
  readonly title: string;
  readonly version: string;
  /** How it stands, in the portal's words. */
  readonly state: string;
}

export interface ReadingProtocols {
  lookAtProtocols(): Promise<void>;
  ownProtocols(): Promise<readonly OwnProtocol[]>;
  /** Who else signed for the company. */
  othersWhoSigned(): Promise<readonly string[]>;
  /** Hours between a publication and the instant until which one may object to it; undefined where nothing is to be signed. */
  hoursToObject(): Promise<number | undefined>;
  readProtocol(version: string): Promise<void>;
  /** How much changed from the version before; undefined where there is none. */
  protocolChanges(): Promise<{ readonly added: number; readonly removed: number } | undefined>;
  /** The name of the file. */
  takeProtocolHome(version: string): Promise<string>;
}
