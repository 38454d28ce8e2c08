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

    @OPS-02 @OPS-01
    Escenario: En el dominio de una marca se busca primero lo suyo
      Dado un portal construido para el servidor "https://api.prestamista.example/api"
      Y en ese portal la marca de "norte.example"
      Cuando se piden los encabezados para "nginx"
      Entonces lo primero que se busca está en "/hosts/norte.example"
      Y la política es la de las páginas de esa marca
      Y lo de las otras marcas no se responde

  Regla: Cada punto de la lista para salir en vivo tiene un comando que lo prueba

    @OPS-06
    Escenario: Los comandos de la lista existen, y sus opciones también
      Cuando se lee la lista para salir en vivo
      Entonces la lista tiene al menos 10 puntos
      Y cada punto nombra un comando del proyecto
      Y cada opción que nombra es de ese comando

    @OPS-06 @OPS-01
    Esquema del escenario: Un servidor de archivos que <qué hace mal> se encuentra
      Dado un sitio publicado que <qué hace mal>
      Cuando se lo compara con el servidor del portal
      Entonces la diferencia es "<diferencia>"

      Ejemplos:
        | qué hace mal                      | diferencia                                                                        |
        | no manda la política              | /inicio: Content-Security-Policy es «null», y tiene que ser «default-src»         |
        | deja guardar las páginas          | /inicio: Cache-Control es «max-age=600», y tiene que ser «no-cache»               |
        | responde 404 a una dirección      | /inicio: responde 404, y tiene que ser 200                                        |
        | responde otra página              | /inicio: el contenido es otro                                                     |
        | manda los programas sin comprimir | /assets/a.js: llega sin comprimir                                                 |
        | deja guardar lo que no existe     | /assets/falta.js: Cache-Control es «max-age=600», y lo que no existe no se guarda |
