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
  /** The certificates that signed them, in words; none for what a click signed. */
  protocolCertificates(): Promise<readonly string[]>;
  /**
   * Hours between a publication and the instant until which one may object to it; undefined where nothing is to be
   * signed.
   */
  hoursToObject(): Promise<number | undefined>;
  readProtocol(version: string): Promise<void>;
  /** How much changed from the version before; undefined where there is none. */
  protocolChanges(): Promise<{ readonly added: number; readonly removed: number } | undefined>;
  /** Has all of them gathered, and waits to be told that it is there. */
  gatherProtocols(): Promise<void>;
  takeProtocolArchive(): Promise<Uint8Array>;
  /** How many archives of them one has not looked at, as the page tells. */
  unseenProtocolArchives(): Promise<number>;
  seeProtocolArchives(): Promise<void>;
  /** Downloads a protocol. Returns the name of the file. */
  takeProtocolHome(version: string): Promise<string>;
}
