# The product as a container: docs/operations.md says how to build and run it.
# Any image with Node 22.18 or newer and npm serves as the base; the tests give one made from Debian's packages.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
RUN sh deploy/build-release.sh

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
RUN groupadd --system --gid 10001 directory \
 && useradd --system --uid 10001 --gid directory --home-dir /data --shell /usr/sbin/nologin directory \
 && install -d -o directory -g directory -m 700 /data
COPY --from=build /app/release /app
USER directory
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "deploy/health-check.mjs"]
CMD ["node", "--wasm-wrapper-tiering-budget=1000000000", "src/main/serve.ts"]
