# Container image of the example lender, to try the portal. Not for production.
FROM node:24-slim
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY tools/contract/package.json tools/contract/
RUN npm ci --ignore-scripts
COPY . .
USER node
EXPOSE 4000
CMD ["npm", "run", "lender", "--", "--host", "0.0.0.0", "--origin", "http://localhost:8080"]
