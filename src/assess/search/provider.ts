/** What answers queries: a folder of texts on this machine, or a search engine that the user named. */
export interface SearchProvider {
  readonly name: string;
  /** Whether queries leave this machine: they reveal to the provider what is in the document. */
  readonly leaves: boolean;
  /**
   * Pages that contain all phrases, as addresses or ids, the best first.
   * @param top at most so many
   * @throws SEARCH_UNREACHABLE, SEARCH_REFUSED
   */
  search(phrases: readonly string[], top: number): Promise<readonly string[]>;
  /** Pages known to be about a document's people without any query. */
  about?(id: string, persons: readonly string[]): readonly string[];
  /**
   * Whether what the provider showed of a page, its title and extract, contains one of the names: compared on this
   * machine, so that no name is sent.
   */
  shows?(page: string, names: readonly string[]): boolean;
}
