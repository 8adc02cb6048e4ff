/** The account that PostgreSQL runs under, when that is not our own. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}
