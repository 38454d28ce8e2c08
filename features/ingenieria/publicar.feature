# language: es
Característica: Publicar el portal
  Quien publica recibe para su servidor de archivos lo mismo que responde el del portal.

  Regla: Los encabezados se imprimen para cada servidor con lo que se construyó

    @OPS-01
    Esquema del escenario: Para <servidor> están la política del portal y lo que se guarda
      Dado un portal construido para el servidor "https://api.prestamista.example/api"
      Cuando se piden los encabezados para "<servidor>"
      Entonces dicen que sólo se habla con "https://api.prestamista.example"
      Y dicen que nadie muestra el portal en un marco
      Y dicen que los programas se guardan un año y las páginas se preguntan siempre

      Ejemplos:
        | servidor   |
        | nginx      |
        | caddy      |
        | netlify    |
        | cloudfront |
