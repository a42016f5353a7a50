import { testDetector } from "../../../../test/marked.js";
import { url } from "./url.js";

testDetector(url, {
  finds: [
    "see [CODE/url https://example.org/a/b?c=d#e].",
    "([CODE/url http://example.org/wiki/Foo_(bar)])",
    "[CODE/url ftp://user@files.example.org:2121/x], then",
    "[CODE/url www.example.museum/path]!",
    "at [CODE/url example.com], [CODE/url shop.example.co.uk/basket] and [CODE/url EXAMPLE.ORG]",
    "[CODE/url GoodSeats.com.au] sells them",
    "[CODE/url meet.example.it/x7] holds the room",
    "[CODE/url http://10.0.0.7:8080/login]",
    "[CODE/url müller.example.de]",
    "psql [CODE/url postgres://app:Gr4nite!@10.4.0.12:5432/prod], then",
    "[CODE/url amqp+ssl://worker:p%40ss@queue.internal/jobs]",
    "[CODE/url https://example.org] [CODE/url example.net]",
  ],
  misses: [
    "slack://open and intent://scan",
    "e.g. this, i.e. that, a.m. and p.m.",
    "Mr.Smith met Ms.Jones",
    "open report.pdf, index.ts, readme.md and setup.py",
    "the end.it was late",
    "ann@example.org and ann.lee.com@example.org",
    "version 1.2.co",
    "[fʁã.swa ʁɔ.la]", // sounds
    "He left.She stayed.in the end",
    "user.name and user.id",
    "Node.js and ASP.NET",
    "and so on...com",
  ],
});
