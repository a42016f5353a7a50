declare module "wink-lemmatizer" {
  const lemmatizer: unknown;
  export default lemmatizer;
}
