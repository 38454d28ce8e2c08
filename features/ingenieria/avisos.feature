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
      Dado que el talón no se puede descargar
      Cuando elige pagar por "Efectivo"
      Y descarga el talón
      Y pasan 9 segundos
      Entonces un aviso dice "No pudimos descargar el talón. Probá de nuevo o usá el código de barras."

    @GEN-02
    Escenario: A los 10 segundos el aviso de una descarga ya no está
      Dado que el talón no se puede descargar
      Cuando elige pagar por "Efectivo"
      Y descarga el talón
      Y pasan 10 segundos
      Entonces ya no hay avisos

  Regla: Un aviso espera mientras alguien está sobre él

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
