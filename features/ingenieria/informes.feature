# language: es
Característica: Saber qué falla
  Quien atiende encuentra lo que le pasó a un cliente por un código de seis letras, sin nada de la persona.

  Regla: Cada pantalla de error dice el código de la página

    @OPS-04
    Esquema del escenario: En <pantalla>, sin <consulta>
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "<pantalla>"
      Y que la consulta de "<consulta>" responde con un error
      Cuando abre el portal
      Entonces lee una vez el código "KMPRTX"

      Ejemplos:
        | pantalla      | consulta                  |
        | mis préstamos | los préstamos             |
        | mis pagos     | los pagos                 |
        | mis tarjetas  | la lista de tarjetas      |
        | /mis-prestamos/40128753 | los préstamos   |
        | mis préstamos | la situación de la cuenta |

    @OPS-04
    Escenario: También donde ya había otra referencia
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" no se puede leer
      Cuando abre el portal
      Entonces lee una vez el código "KMPRTX"

    @OPS-04
    Escenario: Donde nada falló no se lee ninguno
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Cuando abre el portal
      Entonces no lee el código "KMPRTX"

  Regla: El código va con quien escribe

    @OPS-04
    Escenario: Después de un error, el chat lo lleva escrito
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" responde con un error
      Cuando abre el portal
      Y elige del menú "Ayuda"
      Entonces el chat empieza con "Hola. El código que me dio el portal es KMPRTX."

    @OPS-04
    Escenario: Si nada falló, el chat empieza vacío
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "la ayuda"
      Cuando abre el portal
      Entonces el chat empieza con ""
