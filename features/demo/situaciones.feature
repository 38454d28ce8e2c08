# language: es
Característica: Las situaciones que arma el capacitador
  Todo lo que el prestamista de la demostración sabe hacer tiene su llave en el panel, y viaja con el enlace.

  Regla: Cada situación tiene su llave

    @DEM-02 @DEM-03
    Esquema del escenario: <llave>
      Dado que Marta ingresó
      Cuando el capacitador enciende "<llave>"
      Y abre "<pantalla>"
      Entonces en la pantalla lee "<palabras>"

      Ejemplos:
        | llave                                       | pantalla           | palabras                           |
        | No tiene préstamos                          | mis préstamos      | No tenés préstamos activos         |
        | No tiene pagos                              | mis pagos          | Todavía no registramos pagos       |
        | No tiene tarjetas                           | mis tarjetas       | No tenés tarjetas de débito        |
        | No tiene ofertas de préstamo                | un préstamo nuevo  | Por ahora no hay una oferta        |
        | Los préstamos nuevos están en mantenimiento | un préstamo nuevo  | Probá de nuevo dentro de una hora. |

    @DEM-03
    Escenario: Lo que se elige de una lista también
      Dado que Marta ingresó y está en "mis préstamos"
      Cuando el capacitador elige "NO_HIT" en "En qué termina la validación de identidad"
      Y el capacitador abre el enlace de la situación
      Entonces la demo tiene arreglado "identityDecision": "NO_HIT"

    @DEM-03 @camino
    Escenario: Un préstamo puede deber la cuota que el capacitador quiera
      Dado que Marta ingresó
      Cuando el capacitador arregla que el préstamo "40128753" debe la cuota "3"
      Y abre "el inicio"
      Entonces en la pantalla lee "Tenés cuotas vencidas"

    @DEM-03
    Escenario: Un pago hecho en otro dispositivo se cuenta antes de pagar
      Dado que Marta ingresó
      Cuando el capacitador arregla que del préstamo "40128753" ya se pagaron "12.625,00"
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces en la pantalla lee "Ya hiciste un pago"

    @DEM-03
    Escenario: Todo vuelve a ser como siempre
      Dado que Marta ingresó
      Cuando el capacitador enciende "No tiene préstamos"
      Y el capacitador deja todo como siempre
      Y abre "mis préstamos"
      Entonces en la pantalla lee "Compra en comercio"

  Regla: La próxima respuesta puede ser cualquiera

    @DEM-03
    Escenario: Una lista vacía, una vez
      Dado que Marta ingresó
      Cuando el capacitador hace fallar "los pagos" con "Una lista vacía"
      Y abre "mis pagos"
      Entonces en la pantalla lee "Todavía no registramos pagos"

    @DEM-03
    Escenario: Un estado cualquiera, con su mensaje
      Dado que Marta ingresó
      Cuando el capacitador hace fallar "los pagos" con el estado "429" y el mensaje "Volvé en un rato."
      Y abre "mis pagos"
      Entonces la pantalla explica "Volvé en un rato."

    @DEM-03
    Escenario: La situación y la próxima respuesta se arman juntas
      Dado que Marta ingresó
      Cuando el capacitador enciende "No tiene tarjetas"
      Y el capacitador pone una demora de 3 segundos
      Y abre "mis tarjetas"
      Entonces la demo tiene arreglado "noSavedCards": "true"
