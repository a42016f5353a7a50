# The server in a container: no shell, no root, a file system that nobody writes to. `docker build -t palimpsest .`
# The build stage has the tools; the second has Node, the built program and the packages that it needs.
FROM node:20-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM gcr.io/distroless/nodejs20-debian12:nonroot
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build /build/package.json /build/LICENSE /build/NOTICE ./
COPY --from=build /build/node_modules ./node_modules
COPY --from=build /build/models ./models
COPY --from=build /build/languages ./languages
COPY --from=build /build/examples ./examples
COPY --from=build /build/dist ./dist
USER nonroot
EXPOSE 5002
VOLUME ["/data"]
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:5002/v1/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/nodejs/bin/node", "/app/dist/cli/main.js"]
CMD ["serve", "--host", "0.0.0.0", "--token-file", "/run/secrets/tokens", "--key-file", "/run/secrets/key", "--data", "/data"]
