/** Tables of who reads guides how often. */
export interface GuideTables {
  guide_clients: { client: string; seen_at: number };
  guide_reads: { client: string; apartment: string; known: number; read_at: number };
}
