# language: es
Característica: Lo que se hace en la demostración
  Lo hecho queda hecho, hasta que el capacitador vuelve a empezar.

  Regla: Lo que se hace tiene efecto

    @DEM-04 @camino
    Escenario: Lo que Marta pagó está en sus pagos después de recargar
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Y abre "mis pagos"
      Y recarga la página
      Entonces en la pantalla lee "21/11/2026 · Botón de pago con tarjeta de débito"

    @DEM-04
    Escenario: El celular nuevo de Marta está en sus datos después de recargar
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Y abre "mis datos"
      Y recarga la página
      Entonces en la pantalla lee "1155550001"

    @DEM-04
    Escenario: Sigue hecho cuando el capacitador muestra a otro cliente y vuelve
      Dado que Raúl ingresó
      Cuando el banco acredita el pago del préstamo "40116602"
      Y el capacitador entra como Marta
      Y el capacitador entra como Raúl
      Entonces no ve el aviso de deuda

    @DEM-04
    Escenario: Un enlace de otro empieza de cero
      Dado que Raúl ingresó
      Cuando el banco acredita el pago del préstamo "40116602"
      Y abre "/inicio?cliente=raul"
      Entonces el aviso de deuda dice "3 vencidas Tenés cuotas vencidas Deuda total $ 101.883,26 Incluye el interés por mora. Con Maestro 7305"

  Regla: Lo hecho viaja con el enlace de la situación

    @DEM-03 @DEM-04
    Escenario: En otro dispositivo está lo que se hizo en éste
      Dado que Raúl ingresó
      Cuando el banco acredita el pago del préstamo "40116602"
      Y el capacitador abre el enlace de la situación
      Entonces no ve el aviso de deuda

    @DEM-03 @DEM-04
    Escenario: Sin las contraseñas, los códigos ni las sesiones
      Dado que Bruno ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "secreta123"
      Y el capacitador copia el enlace de la situación
      Entonces el enlace dice "bruno" y no dice "secreta123"
