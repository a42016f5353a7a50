declare module "unbzip2-stream" {
  /** A stream of the old kind; reads archives of several streams, checks the sum of every block. */
  export default function unbzip2(): NodeJS.ReadWriteStream;
}
