/** Operating system account that PostgreSQL runs under, where it differs from the server's own. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}
