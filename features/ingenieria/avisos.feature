# language: es
Característica: Los avisos de abajo

  Antecedentes:
    Dado que Marta está por pagar el préstamo "40128753"

  Regla: Un aviso se va solo, a los 5 segundos o a los 10 si es de una descarga

    @GEN-02
    Escenario: A los 4 segundos un aviso sigue
      Cuando elige pagar por "Transferencia a tu CVU"
      Y copia el CVU
      Y pasan 4 segundos
      Entonces un aviso dice "Copiado al portapapeles"

    @GEN-02
    Escenario: A los 5 segundos un aviso ya no está
      Cuando elige pagar por "Transferencia a tu CVU"
      Y copia el CVU
      Y pasan 5 segundos
      Entonces ya no hay avisos

    @GEN-02
    Escenario: A los 9 segundos el aviso de una descarga sigue
      Dado que la consulta de "el talón" responde con un error
      Cuando elige pagar por "Efectivo"
      Y descarga el talón
      Y pasan 9 segundos
      Entonces un aviso dice "No pudimos descargar el talón. Probá de nuevo o usá el código de barras."

    @GEN-02
    Escenario: A los 10 segundos el aviso de una descarga ya no está
      Dado que la consulta de "el talón" responde con un error
      Cuando elige pagar por "Efectivo"
      Y descarga el talón
      Y pasan 10 segundos
      Entonces ya no hay avisos

    @GEN-02 @LOA-10
    Esquema del escenario: En la pantalla de un préstamo todos duran 10 segundos: <qué pasa>
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Y que la consulta de "el archivo del préstamo" <qué pasa>
      Cuando descarga "Contrato" del préstamo
      Y pasan 9 segundos
      Entonces un aviso dice "<aviso>"
      Y 1 segundo después ya no hay avisos

      Ejemplos:
        | qué pasa              | aviso                                                                                              |
        | responde con un error | El contrato no se descargó. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
        | tarda lo de siempre   | Abrimos el contrato en otra pestaña.                                                               |

    @GEN-02
    Escenario: Se anuncian sin interrumpir
      Cuando elige pagar por "Transferencia a tu CVU"
      Y copia el CVU
      Entonces el aviso se anuncia sin interrumpir

    @GEN-02
    Escenario: Un aviso se puede cerrar
      Cuando elige pagar por "Transferencia a tu CVU"
      Y copia el CVU
      Y cierra el aviso
      Entonces ya no hay avisos

  Regla: Un aviso espera mientras alguien está sobre él

    @GEN-02
    Esquema del escenario: Quien <llega> tiene todo el tiempo para leerlo
      Cuando elige pagar por "Transferencia a tu CVU"
      Y copia el CVU
      Y <llega>
      Y pasan 60 segundos
      Entonces un aviso dice "Copiado al portapapeles"

      Ejemplos:
        | llega                      |
        | señala el aviso            |
        | va al aviso con el teclado |

    @GEN-02
    Esquema del escenario: Y se va cuando <sale>
      Cuando elige pagar por "Transferencia a tu CVU"
      Y copia el CVU
      Y <llega>
      Y <sale>
      Y pasan 10 segundos
      Entonces ya no hay avisos

      Ejemplos:
        | llega                      | sale                          |
        | señala el aviso            | deja de señalar el aviso      |
        | va al aviso con el teclado | sale del aviso con el teclado |

    @GEN-02 @solo-navegador
    Esquema del escenario: El puntero o el foco lo detienen
      Cuando elige pagar por "Transferencia a tu CVU"
      Y copia el CVU
      Y pone <quien> sobre el aviso y pasan 60 segundos
      Entonces el aviso sigue
      Y se va a los 5 segundos de quedar solo

      Ejemplos:
        | quien      |
        | el puntero |
        | el foco    |
