export interface OwnProtocol {
  readonly title: string;
  readonly version: string;
  /** Its state, in the portal's words. */
  readonly state: string;
}

export interface ReadingProtocols {
  lookAtProtocols(): Promise<void>;
  ownProtocols(): Promise<readonly OwnProtocol[]>;
  /** The other people who signed for the company. */
  othersWhoSigned(): Promise<readonly string[]>;
  /** The certificates that signed them, in words; empty for agreements that were signed by a click. */
  protocolCertificates(): Promise<readonly string[]>;
  /** Hours from the publication to the end of the period for objections; undefined where nothing is to be signed. */
  hoursToObject(): Promise<number | undefined>;
  readProtocol(version: string): Promise<void>;
  /** The numbers of changes since the previous version; undefined where there is none. */
  protocolChanges(): Promise<{ readonly added: number; readonly removed: number } | undefined>;
  /** Requests an archive of all agreements, and waits for the notification. */
  gatherProtocols(): Promise<void>;
  takeProtocolArchive(): Promise<Uint8Array>;
  /** The number of archives that the user has not viewed, as the page shows it. */
  unseenProtocolArchives(): Promise<number>;
  seeProtocolArchives(): Promise<void>;
  /** Downloads an agreement. Returns the name of the file. */
  takeProtocolHome(version: string): Promise<string>;
}
